import { Button } from '@mantine/core'
import type { listSessions } from '@sohbet/contract/people/auth'
import type { Reply } from '@sohbet/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import IconDeviceLaptop from '#icons/IconDeviceLaptop'
import IconDeviceMobile from '#icons/IconDeviceMobile'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { deviceName } from '../parts/user/device-name.ts'
import { useDeviceLabel } from '../parts/user/use-device-label.ts'
import { useLogout } from '../session/use-logout.ts'
import { useLanguage } from '../texts/language.ts'
import { formatDateTime } from '../ui/format.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { StatusBadge } from '../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../ui/feedback/toasts.tsx'
import { useConfirm } from '../ui/dialog/use-confirm.tsx'
import styles from './account.module.css'
import { devicesQuery, useSignDevicesOut } from './account.queries.ts'
import { Section } from './section.tsx'

type Device = Reply<typeof listSessions>[number]

export function DevicesSection() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(devicesQuery)
  const { askToSignOut, askToSignOutOthers, dialog } = useAskToSignOut()
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Section title={t('devices.title')} hint={t('devices.hint')}>
      {error ? (
        <ErrorState hint={errorMessage(error, t('devices.listFailed'))} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.devices}>
          {data.toSorted(currentFirst).map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => void askToSignOut(device)} />
          ))}
        </ul>
      ) : (
        <LoadingState lines={3} />
      )}
      {others.length > 0 && (
        <Button variant="default" className={styles.start} onClick={() => void askToSignOutOthers(others)}>
          {t('devices.signOutOthers')}
        </Button>
      )}
      {dialog}
    </Section>
  )
}

const currentFirst = (a: Device, b: Device) => Number(b.isCurrent) - Number(a.isCurrent)

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const label = useDeviceLabel()(device.userAgent)
  const Icon = deviceName(device.userAgent).isPhone ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={styles.device}>
      <Icon size={28} stroke={1.6} aria-hidden />
      <div>
        <span className={styles.deviceName}>
          {label}
          {device.isCurrent && <StatusBadge tone="good">{t('devices.current')}</StatusBadge>}
        </span>
        <small>{device.ipAddress}</small>
        <small>{t('devices.signedIn', { time: formatDateTime(device.createdAt, language) })}</small>
        <small>{t('devices.lastUsed', { time: formatDateTime(device.lastUsedAt, language) })}</small>
      </div>
      <Button variant="default" aria-label={t('devices.signOutLabel', { device: label })} onClick={onSignOut}>
        {t('devices.signOut')}
      </Button>
    </li>
  )
}

function useAskToSignOut() {
  const { t } = useTranslation('account')
  const label = useDeviceLabel()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: signOut } = useSignDevicesOut()
  const { mutate: logOut } = useLogout()

  const ask = async (
    question: { message: string; deed: string },
    devices: readonly Device[],
    done: string,
  ) => {
    const action = () => signOut(devices.map(({ id }) => id))
    try {
      if (await confirm({ ...question, isDestructive: true, action })) showSuccess(done)
    } catch (error) {
      showError(errorMessage(error, t('devices.failed')))
    }
  }
  const askToSignOut = async (device: Device) => {
    const deed = t('devices.signOut')
    const message = t('devices.ask', { device: label(device.userAgent) })
    if (!device.isCurrent) return ask({ message, deed }, [device], t('devices.done'))
    if (await confirm({ message: t('devices.askCurrent'), deed })) logOut()
  }
  const askToSignOutOthers = (others: readonly Device[]) =>
    ask(
      { message: t('devices.askOthers'), deed: t('devices.signOutOthers') },
      others,
      t('devices.othersDone'),
    )
  return { askToSignOut, askToSignOutOthers, dialog }
}
