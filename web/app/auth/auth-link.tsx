import { Link } from 'react-router'
import { useAuthLink } from './auth-links.ts'
import styles from './auth-page.module.css'

/** A link to another auth page. */
export function AuthLink({ to, children }: { to: string; children: string }) {
  const authLink = useAuthLink()
  return (
    <Link to={authLink(to)} className={styles.link}>
      {children}
    </Link>
  )
}

/** The way to the page beside this one, below the form. */
export const Elsewhere = ({ question, to, link }: { question: string; to: string; link: string }) => (
  <p className={styles.elsewhere}>
    {question} <AuthLink to={to}>{link}</AuthLink>
  </p>
)
