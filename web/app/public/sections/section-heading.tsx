type Props = { plate: string; title: string; lead?: string }

/** A section's name on a street plate, then its headline. */
export function SectionHeading({ plate, title, lead }: Props) {
  return (
    <div className="section-heading">
      <p className="plate">{plate}</p>
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
