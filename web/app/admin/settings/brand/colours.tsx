import { Button, Title } from '@mantine/core'
import { brandFields, type EditedBrand } from '@sohbet/contract/core/brand'
import { isColour, isReadable, readableColour, tokensOf } from '@sohbet/domain/brand/brand-colours'
import { paper } from '@sohbet/domain/brand/brand'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'
import settings from '../school-settings.module.css'
import styles from './brand.module.css'

type FormProps = { form: ZodForm<EditedBrand, unknown> }

/** The two colours, and how they look on both papers. */
export function Colours({ form }: FormProps) {
  const { t } = useTranslation('brand')
  return (
    <>
      <Title order={3}>{t('colours')}</Title>
      <p className={settings.hint}>{t('coloursHint')}</p>
      <div className={settings.fields}>
        <ColourField form={form} name="primary" />
        <ColourField form={form} name="accent" />
      </div>
      <Samples form={form} />
    </>
  )
}

function ColourField({ form, name }: FormProps & { name: 'primary' | 'accent' }) {
  const { t } = useTranslation('brand')
  const colour = form.values[name].trim().toLowerCase()
  const isTooLight = isColour(colour) && !isReadable(colour)
  return (
    <div>
      <TextField
        form={form}
        name={name}
        label={t(`field.${name}`)}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        rightSectionWidth={56}
        rightSection={
          <input
            type="color"
            className={styles.picker}
            aria-label={t('pick', { what: t(`field.${name}`) })}
            value={isColour(colour) ? colour : '#000000'}
            onChange={({ currentTarget }) => form.setFieldValue(name, currentTarget.value)}
          />
        }
      />
      {isTooLight && (
        <Button
          variant="default"
          size="sm"
          className={styles.darker}
          leftSection={<span className={styles.dot} style={{ background: readableColour(colour) }} />}
          onClick={() => form.setFieldValue(name, readableColour(colour))}
        >
          {t('darker', { colour: readableColour(colour) })}
        </Button>
      )}
    </div>
  )
}

const colourFields = brandFields.pick({ primary: true, accent: true })

function Samples({ form }: FormProps) {
  const { t } = useTranslation('brand')
  const colours = colourFields.safeParse(form.values).data
  if (!colours) return null
  const tokens = tokensOf(colours)
  return (
    <div className={settings.fields} aria-hidden>
      {(['light', 'dark'] as const).map((scheme) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React passes custom properties on
        const style = { ...tokens[scheme], background: paper[scheme] } as CSSProperties
        return (
          <div key={scheme} className={styles.sample} data-scheme={scheme} style={style}>
            <small>{t(`sample.${scheme}`)}</small>
            <span className={styles.button}>{t('sample.button')}</span>
            <span className={styles.link}>{t('sample.link')}</span>
          </div>
        )
      })}
    </div>
  )
}
