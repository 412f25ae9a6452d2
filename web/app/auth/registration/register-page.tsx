import { Button } from '@mantine/core'
import { registration } from '@sohbet/contract/people/auth'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { longDay } from '@sohbet/domain/language'
import { localPath } from '@sohbet/domain/site/public-path'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate, type ClientLoaderFunctionArgs } from 'react-router'
import { usePlanNames } from '../../parts/plans/plans.queries.ts'
import { useBrand } from '../../parts/school/brand.ts'
import { schoolQuery } from '../../parts/school/school.queries.ts'
import { paths } from '../../paths.ts'
import { requireVisitor } from '../../session/guards.ts'
import { knownLanguage, useLanguage } from '../../texts/language.ts'
import { PasswordField, TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { Elsewhere } from '../auth-link.tsx'
import {
  useAuthLink,
  useChosenCourse,
  useChosenPlan,
  useKnownEmail,
  useRecommendingPartner,
} from '../auth-links.ts'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'
import { departureQuery, useRegister } from '../auth.queries.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { holdDeviceSecret } from './device-secret.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireVisitor(request)
  return null
}

const fields = registration.omit({ language: true, plan: true, course: true, partner: true })

export default function RegisterPage() {
  const { t } = useTranslation('auth')
  const { data: school } = useQuery(schoolQuery)
  const { contactEmail } = useBrand()
  const plan = useChosenPlan()
  const course = useChosenCourse()
  const email = contactEmail || school?.email || ''
  if (school && !(school.isOpen && school.registration))
    return (
      <AuthPage
        title={t('register.title')}
        heading={t('register.soon')}
        intro={t(school.isOpen ? 'register.closed' : 'register.notOpen', { email })}
      >
        <Elsewhere question={t('haveAccount')} to={paths.login} email="" link={t('loginTitle')} />
      </AuthPage>
    )
  return (
    <AuthPage
      title={t('register.title')}
      heading={t('register.heading')}
      intro={t('register.intro')}
      station={1}
    >
      {course && <ChosenCourse courseId={course} />}
      {plan && <ChosenPlan plan={plan} />}
      <RegisterForm />
    </AuthPage>
  )
}

function RegisterForm() {
  const { t } = useTranslation('auth')
  const form = useZodForm(fields, {
    initialValues: { username: '', email: useKnownEmail(), password: '', campaignMails: false },
  })
  const { mutate: register, isPending } = useRegister()
  const authLink = useAuthLink()
  const plan = useChosenPlan()
  const course = useChosenCourse()
  const partnerOf = useRecommendingPartner()
  const language = useLanguage()
  const navigate = useNavigate()

  const submit = form.onSubmit((values) =>
    register(
      // Mails are Turkish unless the visitor chose a language or came from a page in English
      { body: { ...values, language: knownLanguage(), plan, course, partner: partnerOf() } },
      {
        onSuccess: ({ responseCode, message, registrationId, deviceSecret }) => {
          holdDeviceSecret({ registrationId, deviceSecret })
          if (responseCode === 202) showError(t('register.needsVerification'), message)
          void navigate(authLink(paths.verifyEmail), { state: { email: values.email, registrationId } })
        },
        onError: (error) =>
          showFormError(form, error, { title: t('register.failed'), fallback: t('register.failed') }),
      },
    ),
  )

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField form={form} name="username" label={t('username')} autoComplete="nickname" />
        <TextField form={form} name="email" type="email" label={t('email')} autoComplete="username" />
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          description={t('passwordHint')}
          autoComplete="new-password"
        />
        {/* The browser's own box: Mantine's would be the only one before the log-in, and costs 5 KB */}
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="campaignMails"
            checked={form.values.campaignMails}
            onChange={(event) => form.setFieldValue('campaignMails', event.currentTarget.checked)}
          />
          <span>{t('register.campaignMails')}</span>
        </label>
        <Button type="submit" fullWidth loading={isPending} className={styles.submit}>
          {t('register.submit')}
        </Button>
        <p className={styles.small}>
          {t('register.privacy')} <a href={localPath('/privacy', language)}>{t('register.privacyLink')}</a>
        </p>
      </form>
      <Elsewhere
        question={t('haveAccount')}
        to={paths.login}
        email={form.values.email}
        link={t('loginTitle')}
      />
    </>
  )
}

/** The space of its two lines is reserved while it loads. */
function ChosenCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const { data, isError } = useQuery(departureQuery(courseId))
  if (isError) return null
  return (
    <p className={styles.course}>
      {data && (
        <>
          {t('register.course', { course: data.name })}
          <small>
            {longDay(data.startDate, language)} – {longDay(data.endDate, language)}
          </small>
        </>
      )}
    </p>
  )
}

function ChosenPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('auth')
  const nameOf = usePlanNames()
  return <p className={styles.plan}>{t('register.plan', { plan: nameOf(plan) })}</p>
}
