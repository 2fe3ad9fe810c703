// Adapter for Firebase, artifact whence-android-firebase.
package example.whence.sdk.firebase

class FirebaseIntegration() : WhenceIntegration
