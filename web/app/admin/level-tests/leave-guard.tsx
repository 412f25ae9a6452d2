import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'

/** For a dialog, while it is open: the router asks one guard at a time. */
export const LeaveGuard = ({ hasChanges, message }: { hasChanges: boolean; message?: string }) =>
  useLeaveGuard(hasChanges, { message })
