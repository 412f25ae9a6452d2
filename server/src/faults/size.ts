/** `FAULTS_SIZE=0.05 npm run test:faults` does a twentieth of everything; 1 is what docs/reliability.md speaks of. */
const size = Number(process.env['FAULTS_SIZE'] ?? 1)

export const times = (full: number): number => Math.max(1, Math.round(full * size))

/** Figures for the report; the tests say what they must be. */
export const report = (row: number | 'two processes', text: string): void =>
  void process.stdout.write(`${typeof row === 'number' ? `row ${row}` : row}: ${text}\n`)

export function p95(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}
