import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { showWarning } from '../../ui/toasts.tsx'

/** Where the payment page sends who left it: home, told that nothing happened. */
export default function CancelPage() {
  const { t } = useTranslation('enrollment')
  const navigate = useNavigate()
  useEffect(() => {
    showWarning(t('cancelled.title'), t('cancelled.text'))
    void navigate(paths.learner, { replace: true })
  }, [navigate, t])
  return null
}
