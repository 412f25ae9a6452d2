import { useCallback } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { deviceName } from './device-name.ts'

/** 'Chrome on Android', from the user agent. */
export function useDeviceLabel(): (userAgent: string) => string {
  const { t } = useTranslation('account')
  return useCallback(
    (userAgent) => {
      const { browser, system } = deviceName(userAgent)
      if (browser && system) return t('devices.name', { browser, system })
      return browser ?? system ?? t('devices.unknown')
    },
    [t],
  )
}
