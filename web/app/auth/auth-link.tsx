import { Link } from 'react-router'
import { useAuthLink } from './auth-links.ts'
import styles from './auth-page.module.css'

type Props = {
  to: string
  /** What was typed here already, to stand there too. */
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

/** The way to the page beside this one, below the form. */
export const Elsewhere = ({ question, link, ...props }: Props & { question: string; link: string }) => (
  <p className={styles.elsewhere}>
    {question} <AuthLink {...props}>{link}</AuthLink>
  </p>
)
