// Adapter for Unity LevelPlay, module WhenceLevelPlay.
public struct LevelPlayIntegration: WhenceIntegration { public init(userIdSource: UserIdSource = .whence) }
