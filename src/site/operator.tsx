interface OperatorSettings {
  readonly name: string
  readonly address: string | undefined
  readonly email: string | undefined
}

/** Who runs the site is configuration; without a name nothing of it is shown. */
export function operatorFrom(env: NodeJS.ProcessEnv): OperatorSettings | undefined {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = env
  if (!OPERATOR_NAME) return undefined
  return {
    name: OPERATOR_NAME,
    address: OPERATOR_ADDRESS || undefined,
    email: OPERATOR_EMAIL || undefined,
  }
}

export const operator = operatorFrom(process.env)

/** Who is responsible for the site, with a heading of its own. */
export function Operator() {
  if (!operator) return null
  const { name, address, email } = operator
  return (
    <>
      <h2 id="operator">Who is responsible</h2>
      <p>
        This site is run by {[name, address].filter(Boolean).join(', ')}.
        {email && (
          <>
            {' '}
            Email: <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </>
  )
}
