export function ensureChromium(): Promise<{ ok: boolean; output: string }>
export function findChromium(): string | undefined
