export function useMovement(_: unknown): void {}
