import { Button, Title } from '@mantine/core'
import type { SavedBrand } from '@sohbet/contract/core/brand'
import { brandFilePath, brandPictureKinds, iconsOf, type BrandPictureKind } from '@sohbet/domain/brand/brand'
import { cardOf } from '@sohbet/domain/brand/brand-names'
import { useRef } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { FileInput } from '../../../ui/upload/file-input.tsx'
import { BrandMark } from '../../../parts/school/brand-mark.tsx'
import settings from '../school-settings.module.css'
import styles from './brand.module.css'
import { useRemovePicture, useUploadPicture } from './brand.queries.ts'

const accepted: Record<BrandPictureKind, string> = {
  logo: '.svg,.png,image/svg+xml,image/png',
  icon: '.svg,.png,image/svg+xml,image/png',
  card: '.png,.jpg,.jpeg,image/png,image/jpeg',
}

/** Logo, icon and social card. An upload is saved at once. */
export function Pictures({ saved }: { saved: SavedBrand }) {
  const { t } = useTranslation('brand')
  return (
    <>
      <Title order={3}>{t('pictures.title')}</Title>
      <p className={settings.hint}>{t('pictures.hint')}</p>
      <ul className={styles.pictures}>
        {brandPictureKinds.map((kind) => (
          <PictureRow key={kind} kind={kind} saved={saved} />
        ))}
      </ul>
    </>
  )
}

function PictureRow({ kind, saved }: { kind: BrandPictureKind; saved: SavedBrand }) {
  const { t } = useTranslation('brand')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadPicture()
  const remove = useRemovePicture()
  const { revision, pictures } = saved
  const own = { logo: pictures.logo, icon: pictures.ownIcon, card: pictures.ownCard }[kind]
  const shown = {
    logo: pictures.logo === '' ? undefined : brandFilePath(pictures.logo),
    icon: iconsOf(saved).small,
    card: cardOf(saved, language),
  }[kind]
  const outcome = {
    onSuccess: () => showSuccess(t('saved'), t('savedHint')),
    onError: (error: Error) => showError(t('failed'), errorMessage(error)),
  }
  return (
    <li className={styles.picture}>
      <span className={styles.frame} aria-hidden>
        {shown === undefined ? <BrandMark compact /> : <img src={shown} alt="" />}
      </span>
      <span className={styles.what}>
        <strong>{t(`pictures.${kind}.title`)}</strong>
        <small>{t(`pictures.${kind}.hint`)}</small>
        <span className={styles.doing}>
          <FileInput
            ref={input}
            accept={accepted[kind]}
            onChoose={(file) => upload.mutate({ file, kind, revision }, outcome)}
          />
          <Button
            variant="default"
            size="sm"
            loading={upload.isPending}
            onClick={() => input.current?.click()}
            aria-label={t('pictures.choose', { what: t(`pictures.${kind}.title`) })}
          >
            {t('pictures.upload')}
          </Button>
          {own !== '' && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              loading={remove.isPending}
              onClick={() => remove.mutate({ kind, revision }, outcome)}
              aria-label={t('pictures.drop', { what: t(`pictures.${kind}.title`) })}
            >
              {t('pictures.remove')}
            </Button>
          )}
        </span>
      </span>
    </li>
  )
}
