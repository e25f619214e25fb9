import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { useCommand } from '../../client/use-command.ts';
import { MENUE } from '../../texte/menue.ts';
import { MAILVORLAGEN } from '../../texte/verwaltung/mailvorlagen.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type Mailvorlage, mailvorlagenQuery, speichereVorlage, VORLAGEN_KEY } from './queries.ts';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Every mail the portal sends by itself. */
export function MailvorlagenPage() {
	const query = useQuery(mailvorlagenQuery);
	usePageHead({ title: MAILVORLAGEN.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={MAILVORLAGEN.titel} />
			<Text variant="intro">{MAILVORLAGEN.text}</Text>
			<Geladen query={query} lines={12}>
				{(vorlagen) => (
					<SimpleTable
						top
						rows={vorlagen}
						rowKey={({ id }) => id}
						columns={[
							{
								head: MAILVORLAGEN.spalte.bezeichnung,
								isRowHead: true,
								cell: ({ id, bezeichnung }) => (
									<TextLink to="/admin/system/mails/$id" params={{ id }}>
										{bezeichnung}
									</TextLink>
								),
							},
							{
								head: MAILVORLAGEN.spalte.an,
								cell: ({ an }) => an.map((kreis) => MAILVORLAGEN.kreis[kreis]).join(', '),
							},
							{ head: MAILVORLAGEN.spalte.betreff, cell: ({ betreff }) => lesbar(betreff) },
							{
								head: MAILVORLAGEN.spalte.text,
								cell: ({ isStandard }) => (
									<Span variant="secondary" m={0}>
										{isStandard ? MAILVORLAGEN.mitgeliefert : MAILVORLAGEN.eigener}
									</Span>
								),
							},
							{
								head: MAILVORLAGEN.spalte.versand,
								cell: (vorlage) => (vorlage.isAbschaltbar ? <Schalter vorlage={vorlage} /> : MAILVORLAGEN.immer),
							},
						]}
					/>
				)}
			</Geladen>
		</Page>
	);
}

/** Placeholders by their German names. */
const lesbar = (betreff: string): string =>
	zerlege(betreff)
		.map((s) => (s.art === 'TEXT' ? s.text : `‹${s.name === null ? s.roh : platzhalterName(s.name)}›`))
		.join('');

function Schalter({ vorlage }: { vorlage: Mailvorlage }) {
	const schalten = useCommand({
		run: (isAktiv: boolean, key) => speichereVorlage(vorlage, { isAktiv }, key),
		invalidates: [VORLAGEN_KEY],
		onDone: (_, isAktiv) => toast.success(isAktiv ? MAILVORLAGEN.eingeschaltet : MAILVORLAGEN.abgeschaltet),
		onRefused: ({ message }) => toast.error(message),
	});
	return (
		<SwitchField
			aria-label={MAILVORLAGEN.schalter(vorlage.bezeichnung)}
			checked={vorlage.isAktiv}
			disabled={schalten.isRunning}
			onChange={(event) => schalten.execute(event.currentTarget.checked)}
		/>
	);
}
