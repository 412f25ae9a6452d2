import type { ServiceFault } from '@sohbet/domain/system/service-health'

/** What a check of another's server found; `cause` is for the log. */
export type Finding = { fault: Exclude<ServiceFault, 'stuck'>; cause: unknown } | { fault: null }

/** Asks the server something that changes nothing. Never throws. */
export type Check = () => Promise<Finding>

export async function findingOf(
  call: () => Promise<unknown>,
  isRefusal: (error: unknown) => boolean,
): Promise<Finding> {
  try {
    await call()
    return { fault: null }
  } catch (cause) {
    return { fault: isRefusal(cause) ? 'refused' : 'unreachable', cause }
  }
}
