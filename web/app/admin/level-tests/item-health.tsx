export const ItemHealth = ({ testId }: { testId: string }) => <p>{testId}</p>
