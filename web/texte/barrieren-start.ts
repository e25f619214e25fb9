/** Words of the start page about messages of barriers. */
export const BARRIEREN_START = {
	titel: (n: number) => (n === 1 ? '1 Meldung zur Barrierefreiheit' : `${n} Meldungen zur Barrierefreiheit`),
	text: (datum: string) => `zu beantworten bis ${datum}`,
} as const;
