import { Stack } from '@mantine/core';
import { VORSCHLAG as T } from '../../../texte/seminare/gruppenvorschlag.ts';
import { UI } from '../../../texte/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { SimpleTable } from '../../../ui/table/simple-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Bericht, getane, type useUebernahme } from './uebernahme.ts';

interface BerichtKastenProps {
	bericht: Bericht;
	/** What people and groups are called. */
	namen: ReadonlyMap<string, string>;
	zurueck: ReturnType<typeof useUebernahme>['zurueck'];
}

/** What was done, the way back, and who was refused by which rule. */
export function BerichtKasten({ bericht, namen, zurueck }: BerichtKastenProps) {
	const { was, bescheide } = bericht;
	const neue = getane(bericht);
	const nicht = bescheide.filter(({ ergebnis }) => ergebnis === 'NICHT');
	const keine = was === 'uebernehmen' ? T.niemandZugewiesen : T.nichtZurueck;
	const text = was === 'uebernehmen' ? T.zugewiesen(neue.length) : T.zurueckgenommen(neue.length);
	return (
		<Stack gap={12}>
			<Banner
				kind={nicht.length > 0 ? 'warning' : 'info'}
				title={neue.length > 0 ? text : keine}
				action={
					was === 'uebernehmen' &&
					neue.length > 0 && (
						<Button size="sm" loading={zurueck.isRunning} onClick={() => zurueck.execute(neue)}>
							{UI.rueckgaengig}
						</Button>
					)
				}
			>
				{was === 'uebernehmen' && neue.length > 0 && T.zurueckHinweis}
			</Banner>
			{nicht.length > 0 && (
				<Section title={T.nicht[was]} count={nicht.length} size="sm">
					<SimpleTable
						rows={nicht}
						rowKey={({ freiwilligerID }) => freiwilligerID}
						columns={[
							{
								head: T.name,
								isRowHead: true,
								cell: ({ freiwilligerID: id }) => (
									<TextLink to="/admin/freiwillige/$id/seminare" params={{ id }}>
										{namen.get(id)}
									</TextLink>
								),
							},
							{ head: T.gruppe, cell: ({ gruppeID }) => namen.get(gruppeID) },
							{ head: T.begruendung, cell: ({ text: grund }) => grund },
						]}
					/>
				</Section>
			)}
		</Stack>
	);
}
