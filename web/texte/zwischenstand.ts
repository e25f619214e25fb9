/** What others have saved while somebody types. */
export const ZWISCHENSTAND = {
	dasselbe: 'Jemand anderes hat dasselbe geändert',
	strittig: (felder: readonly string[]) =>
		felder.length > 0
			? `Ihre Eingaben stehen noch da. Gespeichert ist inzwischen etwas anderes bei: ${felder.join(', ')}.`
			: 'Ihre Eingaben stehen noch da. Gespeichert ist inzwischen etwas anderes.',
	meines: 'Meine Eingaben behalten',
	anderes: 'Die anderen übernehmen',
	vereint:
		'Inzwischen hat jemand anderes hier etwas geändert. Es steht jetzt mit da, und Ihre Eingaben sind noch vollständig. Bitte sehen Sie nach und speichern Sie noch einmal.',
} as const;
