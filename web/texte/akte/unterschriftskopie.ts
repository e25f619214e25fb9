/** After signing: the copy of who has signed. */
export const KOPIE = {
	knopf: {
		SO_WEIT: 'Dokument herunterladen',
		VOLLSTAENDIG: 'Unterschriebenes Dokument herunterladen',
	},
	text: {
		SO_WEIT: (bis: string | null) =>
			`Das ist das Dokument, wie Sie es unterschrieben haben. Sobald alle unterschrieben haben, bekommen Sie hier die versiegelte Fassung mit allen Unterschriften${bis ? `, über denselben Link bis ${bis}` : ''}.`,
		VOLLSTAENDIG: (bis: string | null) =>
			`Das ist die versiegelte Fassung mit allen Unterschriften.${bis ? ` Sie bekommen sie hier über denselben Link bis ${bis}.` : ''}`,
	},
	datei: (dokument: string, freiwilliger: string, alle: boolean) =>
		`${dokument} ${freiwilliger}${alle ? ' (unterschrieben)' : ''}.pdf`,
} as const;
