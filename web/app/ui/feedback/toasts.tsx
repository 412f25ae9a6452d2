import { notifications } from '@mantine/notifications'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconCheck from '#icons/IconCheck'
import { Link } from 'react-router'
import { translate } from '../../texts/use-translation.ts'
import styles from './toasts.module.css'

const successTime = 3000
const errorTime = 5000

/** Equal messages share one toast. */
const idOf = (title: string, message = '') => `${title}\n${message}`

/** Alerts shown since the last success. */
const alerts = new Set<string>()

/** `time` is for a message that takes longer to read. Hides earlier alerts, because the action has succeeded. */
export function showSuccess(title: string, message?: string, time = successTime): void {
  for (const alert of alerts) notifications.hide(alert)
  alerts.clear()
  show({ title, message, color: 'green', time, role: 'status' })
}

/** `link` leads to what must be done first; a toast with it stays until it is closed. */
export const showError = (title: string, message?: string, link?: ToastLink): void =>
  show({ title, message, link, color: 'red', time: link ? false : errorTime, role: 'alert' })

/** Nothing failed, but something must be done first. */
export const showWarning = (title: string, message?: string): void =>
  show({ title, message, color: 'orange', time: errorTime, role: 'alert' })

/** Hides a toast whose message no longer applies. */
export const hideToast = (title: string, message?: string): void => {
  notifications.hide(idOf(title, message))
}

type ToastLink = { to: string; label: string }
type Toast = {
  title: string
  message: string | undefined
  link?: ToastLink | undefined
  color: string
  time: number | false
  role: 'status' | 'alert'
}

function show({ title, message: given, link, color, time, role }: Toast): void {
  // Without a reason from the server the title is enough
  const message = given === title ? undefined : given
  const Icon = role === 'status' ? IconCheck : IconAlertTriangle
  const id = idOf(title, message)
  if (role === 'alert') alerts.add(id)
  notifications.show({
    id,
    title,
    message: link ? (
      <>
        {message && <p className={styles.words}>{message}</p>}
        <Link to={link.to} className={styles.link} onClick={() => notifications.hide(id)}>
          {link.label}
        </Link>
      </>
    ) : (
      (message ?? null)
    ),
    color,
    icon: <Icon size={18} aria-hidden />,
    autoClose: time,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': translate('ui:toast.close') },
    role,
  })
}
