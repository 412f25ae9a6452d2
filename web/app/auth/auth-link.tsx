import { Link } from 'react-router'
import { useAuthLink } from './auth-links.ts'
import styles from './auth-page.module.css'

type Props = {
  to: string
  /** The typed e-mail, to fill in on the other page. */
  email?: string | undefined
  lang?: string
}

/** A link to another auth page. */
export function AuthLink({ to, email, lang, children }: Props & { children: string }) {
  const authLink = useAuthLink()
  return (
    <Link to={authLink(to)} state={email && { email }} lang={lang} className={styles.link}>
      {children}
    </Link>
  )
}

/** The link below the form to the related page. */
export const Elsewhere = ({ question, link, ...props }: Props & { question: string; link: string }) => (
  <p className={styles.elsewhere}>
    {question} <AuthLink {...props}>{link}</AuthLink>
  </p>
)
