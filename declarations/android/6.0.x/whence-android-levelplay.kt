// Adapter for Unity LevelPlay, artifact whence-android-levelplay.
package example.whence.sdk.levelplay

class LevelPlayIntegration(userIdSource: UserIdSource = UserIdSource.WHENCE) : WhenceIntegration
