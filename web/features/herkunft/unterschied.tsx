import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { groesster, kleinster } from '#domain/beliebig-viele.ts';
import { betrag, HERKUNFT as T, unterschied } from '../../texte/geld/herkunft.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './herkunft.module.css';
import { type Laufunterschied, unterschiedQuery } from './queries.ts';

/** From the sum of the run before to that of this one, step by step (mockup 45). */
export function Unterschied({ laufID }: { laufID: string }) {
	const query = useQuery(unterschiedQuery(laufID));
	if (query.data && query.data.vorher === null) return null;
	return (
		<Geladen query={query} lines={3}>
			{({ vorher, schritte, summe }) => vorher && <Wasserfall vorher={vorher} schritte={schritte} summe={summe} />}
		</Geladen>
	);
}

interface Stufe {
	readonly was: string;
	readonly wert: string;
	/** Of the axis, in euros. */
	readonly von: number;
	readonly bis: number;
	readonly istSumme: boolean;
}

type WasserfallProps = Laufunterschied & { vorher: NonNullable<Laufunterschied['vorher']> };

function Wasserfall({ vorher, schritte, summe }: WasserfallProps) {
	const stufen = stufenVon(vorher, schritte, summe);
	const alle = stufen.flatMap(({ von, bis, istSumme }) => (istSumme ? [bis] : [von, bis]));
	const [unten, oben] = [kleinster(alle), groesster(alle)];
	// The axis is cut so that the steps are seen, and that is said.
	const start = unten > 0 ? Math.max(0, Math.floor((unten - (oben - unten) / 4) / SCHRITT) * SCHRITT) : unten;
	const lage = (euro: number) => `${oben === start ? 0 : ((Math.max(euro, start) - start) / (oben - start)) * 100}%`;
	return (
		<Section title={T.unterschied(vorher.nr)} size="sm" as="h2" aside={<b>{unterschied(summe - vorher.summe)} €</b>}>
			<SimpleTable
				className="tabular"
				label={T.unterschied(vorher.nr)}
				rows={stufen}
				rowKey={(_, i) => i}
				columns={[
					{ key: 'was', cell: ({ was }) => was, isRowHead: true },
					{
						key: 'balken',
						cell: ({ von, bis }) => (
							<span className={css.balken} aria-hidden>
								<span
									data-voll={bis >= von ? 'ja' : undefined}
									style={{
										left: lage(Math.min(von, bis)),
										width: `calc(${lage(Math.max(von, bis))} - ${lage(Math.min(von, bis))})`,
									}}
								/>
							</span>
						),
					},
					{
						key: 'wert',
						cell: ({ wert, istSumme }) => (istSumme ? <b>{wert}</b> : wert),
						align: 'end',
						nowrap: true,
					},
				]}
			/>
			<Text variant="hint" mb={24}>
				{start > 0 && T.achse(T.euro(start))}
			</Text>
		</Section>
	);
}

const CENT = 100;
const SCHRITT = 100;

function stufenVon(
	vorher: WasserfallProps['vorher'],
	schritte: Laufunterschied['schritte'],
	summe: number,
): readonly Stufe[] {
	let stand = Math.round(vorher.summe * CENT);
	const mitten = schritte.map(({ was, vertraege, betrag: euro }): Stufe => {
		const von = stand;
		stand += Math.round(euro * CENT);
		return {
			...{ was: T.schritte[was](vertraege), wert: unterschied(euro), von: von / CENT, bis: stand / CENT },
			istSumme: false,
		};
	});
	const ganze = (was: string, euro: number): Stufe => ({ was, wert: betrag(euro), von: 0, bis: euro, istSumme: true });
	return [ganze(T.lauf_(vorher.nr, vorher.von), vorher.summe), ...mitten, ganze(T.dieser, summe)];
}
