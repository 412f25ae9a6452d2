import { Button } from '@mantine/core'
import IconExternalLink from '#icons/IconExternalLink'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { Moment, MomentActions } from '../../parts/pictures/moment.tsx'
import { BusScene } from '../../parts/pictures/scenes.tsx'
import { adminPaths } from '../admin-paths.ts'
import styles from './just-opened.module.css'

/** Shown once, right after the owner opened the school. */
export default function JustOpened() {
  const { t } = useTranslation('opening')
  const { host } = window.location
  return (
    <Moment picture={<BusScene says={t('opened.says')} blind="1" />} title={t('opened.title')} isFocused>
      <p>{t('opened.text')}</p>
      <p className={styles.address}>{host}</p>
      <MomentActions>
        <Button
          component="a"
          href="/"
          target="_blank"
          leftSection={<IconExternalLink size={20} aria-hidden />}
        >
          {t('opened.look')}
        </Button>
        <Button component={Link} to={adminPaths.campaigns} variant="default">
          {t('opened.campaign')}
        </Button>
      </MomentActions>
    </Moment>
  )
}
