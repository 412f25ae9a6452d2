import { notifications } from '@mantine/notifications'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { i18n } from '../texts/i18n.ts'

const warningTime = 5000

/** Nothing failed: something is to be done first. */
export function showWarning(title: string, message: string): void {
  notifications.show({
    id: `${title}\n${message}`,
    title,
    message,
    color: 'orange',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: warningTime,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': i18n.t('ui:toast.close') },
    role: 'alert',
  })
}
