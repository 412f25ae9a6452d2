import { brandFilePath, type Brand } from '@sohbet/domain/brand/brand'
import { tulip } from '../pictures/tulip.ts'
import { useBrand } from './brand.ts'
import './brand-mark.css'

const height = 36
const maxWidth = 180
/** On a phone a wider logo leaves no room for the name. */
const widestBesideName = 2 * height

/** The school's logo, or the tea glass inside the chat bubble; with the school's name unless `compact`. */
export function BrandMark({ compact = false }: { compact?: boolean }) {
  const brand = useBrand()
  if (brand.pictures.logo !== '') return <Logo brand={brand} compact={compact} />
  return (
    <span className="brand-mark">
      <svg
        viewBox="0 0 40 40"
        width="36"
        height="36"
        role={compact ? 'img' : undefined}
        aria-hidden={!compact}
      >
        {compact && <title>{brand.name}</title>}
        <path
          d="M9 1h22a8 8 0 0 1 8 8v17a8 8 0 0 1-8 8H20l-9.5 6v-6H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8z"
          fill="var(--action)"
        />
        <path d={tulip} transform="translate(20 5) scale(.108 .082)" fill="var(--on-action)" />
        <path d="M13 9.4h14M11 29.6h18" stroke="var(--action)" strokeWidth="1.5" />
        <path d="M11.5 29.2h17" stroke="var(--on-action)" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {!compact && <Name>{brand.name}</Name>}
    </span>
  )
}

/** A longer name is smaller and takes two lines, so that a bar keeps its height. */
const longestInOneLine = 16

function Name({ children }: { children: string }) {
  const isLong = children.length > longestInOneLine
  return <span className={isLong ? 'brand-mark-name brand-mark-long' : 'brand-mark-name'}>{children}</span>
}

function Logo({ brand, compact }: { brand: Brand; compact: boolean }) {
  const { name, showsName, pictures } = brand
  const isNamed = showsName && !compact
  const width = Math.min(maxWidth, Math.round(height * pictures.logoRatio))
  return (
    <span className={width > widestBesideName ? 'brand-mark brand-mark-wide' : 'brand-mark'}>
      <img
        className="brand-mark-logo"
        src={brandFilePath(pictures.logo)}
        alt={isNamed ? '' : name}
        width={width}
        height={height}
      />
      {isNamed && <Name>{name}</Name>}
    </span>
  )
}
