import { email, verificationCode } from '@sohbet/contract/fields'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { paths } from '../../paths.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import {
  useAuthLink,
  useChosenCourse,
  useChosenPlan,
  useKnownCode,
  useKnownEmail,
  useKnownRegistration,
} from '../auth-links.ts'
import { useResendVerification, useVerifyEmail } from '../auth.queries.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { deviceSecretOf, holdDeviceSecret } from './device-secret.ts'
import { useVerifiedElsewhere } from './use-verified-elsewhere.ts'

const fields = z.object({ email, verificationCode })
const successTime = 5000

/** Submits the verification code, or requests another. */
export function useVerification() {
  const { t } = useTranslation('auth')
  const form = useZodForm(fields, {
    initialValues: { email: useKnownEmail(), verificationCode: useKnownCode() },
  })
  const registrationId = useKnownRegistration()
  const verify = useVerifyEmail()
  const resend = useResendVerification()
  const authLink = useAuthLink()
  const plan = useChosenPlan()
  const course = useChosenCourse()
  const navigate = useNavigate()

  // The log-in page passes a person who is signed in by now on to the requested page
  const finish = (address: string, message?: string) => {
    holdDeviceSecret(undefined)
    showSuccess(t('verify.done'), message, successTime)
    void navigate(authLink(paths.login), { state: { email: address } })
  }
  // The link of the mail opens another tab: the code that this one waits for is used then
  const announce = useVerifiedElsewhere((address) => {
    if (email.safeParse(form.getValues().email).data === address) finish(address, t('verify.elsewhere'))
  })

  const submit = form.onSubmit((body) =>
    verify.mutate(
      { body: { ...body, registrationId, plan, deviceSecret: deviceSecretOf(registrationId) } },
      {
        onSuccess: ({ message, session }) => {
          announce(body.email)
          // A person who is signed in reads on at once: a short toast covers less of the next page
          finish(body.email, session ? undefined : message)
        },
        onError: (error) =>
          showFormError(form, error, { title: t('verify.failed'), fallback: t('verify.failedText') }),
      },
    ),
  )

  const resendCode = () => {
    // A new code needs only the e-mail
    if (form.validateField('email').hasError) return form.getInputNode('email')?.focus()
    resend.mutate(
      { body: { email: form.getValues().email, registrationId, plan, course } },
      {
        onSuccess: ({ message }) => showSuccess(t('verify.resent'), message, successTime),
        onError: (error) =>
          showFormError(form, error, {
            title: t('verify.resendFailed'),
            fallback: t('verify.resendFailedText'),
          }),
      },
    )
  }

  return { form, submit, isVerifying: verify.isPending, resendCode, isResending: resend.isPending }
}
