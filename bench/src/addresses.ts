const port = Number(process.env['BENCH_PORT'] ?? 3901)

/** Where the measured app listens. Set BENCH_PORT to run two benchmarks on one machine. */
export const appPort = port
export const appUrl = `http://127.0.0.1:${port}`

/** Address of the process that serves the reference calls of limits.ts. */
export const limitsPort = port + 1
export const limitsUrl = `http://127.0.0.1:${limitsPort}`
