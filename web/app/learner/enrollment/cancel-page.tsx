import { useEffect } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { showWarning } from '../../ui/feedback/toasts.tsx'

export const clientLoader = () => loadTexts('enroll')

/** Target of a cancelled payment page: redirects home with a message. */
export default function CancelPage() {
  const { t } = useTranslation('enrollment')
  const navigate = useNavigate()
  useEffect(() => {
    showWarning(t('cancelled.title'), t('cancelled.text'))
    void navigate(paths.learner, { replace: true })
  }, [navigate, t])
  return null
}
