import type { Announcement } from '@sohbet/domain/site/announcement'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './school-settings.module.css'

/** The bar as it will look, while typing. */
export function AnnouncementPreview({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('schoolSettings')
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h3 id="preview-title">{t('announcement.preview')}</h3>
      {(['tr', 'en'] as const).map((language) => (
        <figure key={language} className={styles.screen}>
          <figcaption>{t(`announcement.onPage.${language}`)}</figcaption>
          <div className={styles.browser}>
            <div className={styles.site} aria-hidden>
              <span />
              <span />
              <span />
            </div>
            {announcement[language].trim() === '' ? (
              <p className={styles.nothing}>{t('announcement.hidden')}</p>
            ) : (
              <p className={styles.bar} lang={language}>
                {announcement[language]}
              </p>
            )}
          </div>
        </figure>
      ))}
    </section>
  )
}
