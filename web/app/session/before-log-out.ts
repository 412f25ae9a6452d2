const tasks = new Set<() => Promise<void>>()

/** Registers a task that needs the session before it ends. */
export const beforeLogOut = (task: () => Promise<void>): void => void tasks.add(task)

/** Longest wait for these tasks. */
const maxWaitMs = 5000

/** Resolves when all tasks are done, failed or took too long. */
export async function runBeforeLogOut(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxWaitMs)))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), tooLong])
  clearTimeout(timer)
}
