// Adapter for Firebase, module WhenceFirebase.
public struct FirebaseIntegration: WhenceIntegration { public init() }
