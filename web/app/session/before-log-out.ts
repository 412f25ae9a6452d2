const tasks = new Set<() => Promise<void>>()

/** What is done while there is still a session to do it with. */
export const beforeLogOut = (task: () => Promise<void>): void => void tasks.add(task)

/** Nobody is kept waiting for longer. */
const patience = 5000

/** Resolves when all of it is done, or failed, or takes too long. */
export async function runBeforeLogOut(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), tooLong])
  clearTimeout(timer)
}
