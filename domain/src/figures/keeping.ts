/** While anybody asks for them, figures are never older. */
export const oldestMs = 5 * 60_000

/** What takes longer is kept ready, so that nobody waits for it. */
const longMs = 1000
const timesItsCost = 20
const reloadMs = 5000
const readyMs = 2 * 60_000
const inUseMs = 30 * 60_000

/**
 * How old figures may be for who opens a screen, by how long they took to count. Those of a small school are counted as
 * good as every time; counting never takes more than a twentieth of the time.
 */
export const goodForMs = (tookMs: number): number => (tookMs < longMs ? tookMs * timesItsCost : oldestMs)

/** The same for who asks for newer ones: an eager hand makes the school count once in a few seconds. */
export const goodForReloadMs = (tookMs: number): number => Math.min(reloadMs, goodForMs(tookMs))

/** And for the job: a minute passes between its visits, and its count takes time, too. */
export const goodForJobMs = (): number => readyMs

/** Whether figures are to be counted before anybody asks: nobody would wait for the quick, or look at the forgotten. */
export const isKeptReady = ({ tookMs, unaskedMs }: { tookMs: number; unaskedMs: number }): boolean =>
  tookMs >= longMs && unaskedMs < inUseMs

/** That somebody has asked need not be noted each time. */
export const isAskNoted = (unaskedMs: number): boolean => unaskedMs < inUseMs / 3
