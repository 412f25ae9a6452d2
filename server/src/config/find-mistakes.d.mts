type Env = Record<string, string | undefined>

export function findMistakes(env: Env): string[]
export function findComplaint(env: Env): string | undefined
export function withoutEmpty(env: Env): Record<string, string>
export function isOfSandbox(text?: string): boolean
