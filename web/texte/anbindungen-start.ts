/** Words of the start page about messages that don't arrive, and about keys. */
export const ANBINDUNGEN_START = {
	start: (n: number) =>
		n === 1 ? '1 Nachricht erreicht ihren Webhook nicht' : `${n} Nachrichten erreichen ihren Webhook nicht`,
	startText: 'Drei Tage lang hat die Gegenstelle sie nicht angenommen.',
	schluessel: 'API-Schlüssel ansehen',
	schluesselText: (ungenutzt: number, laufenAb: number) =>
		[
			laufenAb === 1 && '1 läuft in den nächsten 14 Tagen ab',
			laufenAb > 1 && `${laufenAb} laufen in den nächsten 14 Tagen ab`,
			ungenutzt === 1 && '1 ist seit 90 Tagen ungenutzt',
			ungenutzt > 1 && `${ungenutzt} sind seit 90 Tagen ungenutzt`,
		]
			.filter(Boolean)
			.join(', '),
} as const;
