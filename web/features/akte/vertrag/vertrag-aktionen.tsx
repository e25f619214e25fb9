import type { AktionKey } from '#domain/akte/lage.ts';
import { BlockedAction } from '../../../ui/blocked-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { findeAktion, naechsterSchritt } from '../aktionen.ts';
import { aktionstitel } from '../aktionstitel.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Vertrag } from '../typen.ts';

const AM_VERTRAG: readonly AktionKey[] = [
	'einigen',
	'abschliessen',
	'vertragBearbeiten',
	'vertragsnummerSetzen',
	'annullieren',
];

/** What can be done with a contract; the step the strip above already offers isn't repeated. */
export function VertragAktionen({ vertrag }: { vertrag: Vertrag }) {
	const akte = useAkte();
	const { starte, erklaere } = useAktionsstart();
	const schritt = naechsterSchritt(akte);
	const aktionen = AM_VERTRAG.flatMap((key) => findeAktion(akte, key, vertrag.wunschID) ?? []).filter(
		(a) => a !== schritt,
	);
	return (
		<Row>
			{aktionen.map((a) =>
				a.erlaubt ? (
					<Button key={a.aktion} onClick={() => starte(a)}>
						{aktionstitel(a)}
					</Button>
				) : (
					<BlockedAction key={a.aktion} label={aktionstitel(a)} onWhy={() => erklaere(a)} />
				),
			)}
		</Row>
	);
}
