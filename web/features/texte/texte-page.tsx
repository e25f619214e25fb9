import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MENUE } from '../../texte/menue.ts';
import { TEXTE } from '../../texte/verwaltung/texte.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { VerlaufKnopf } from '../stammdaten/verlauf-knopf.tsx';
import { texteQuery } from './queries.ts';
import { TextFormular } from './text-formular.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** The texts of the public pages, one at a time; the address names which. */
export function TextePage({ gewaehlt }: { gewaehlt: string | undefined }) {
	const query = useQuery(texteQuery);
	const { data: texte } = query;
	const navigate = useNavigate();
	const waehle = (text: string | null) =>
		void navigate({ to: '/admin/system/texte', search: { text: text ?? undefined }, replace: true });
	usePageHead({ title: TEXTE.titel, crumbs: CRUMBS });
	const text = texte?.find(({ key }) => key === gewaehlt) ?? texte?.[0];
	return (
		<Page>
			<PageTitle title={TEXTE.titel} actions={<VerlaufKnopf art="text" titel={TEXTE.titel} />} />
			<Text variant="intro">{TEXTE.text}</Text>
			<Geladen query={query}>
				{(texte) =>
					text && (
						<>
							<Box mb={24} maw={480}>
								<SelectField
									label={TEXTE.auswahl}
									data={texte.map(({ key, titel }) => ({ value: key, label: titel ?? key }))}
									value={text.key}
									allowDeselect={false}
									onChange={waehle}
								/>
							</Box>
							<TextFormular key={text.key} text={text} />
						</>
					)
				}
			</Geladen>
		</Page>
	);
}
