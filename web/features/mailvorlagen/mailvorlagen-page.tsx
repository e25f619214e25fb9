import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { useCommand } from '../../client/use-command.ts';
import { MAILVORLAGEN } from '../../texte/mailvorlagen.ts';
import { SHELL } from '../../texte/shell.ts';
import { platzhalterName } from '../../texte/vorlagen.ts';
import { Geladen } from '../../ui/geladen.tsx';
import { SwitchField } from '../../ui/option-fields.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePageHead } from '../shell/page-head.ts';
import css from './mailvorlagen.module.css';
import { type Mailvorlage, mailvorlagenQuery, speichereVorlage, VORLAGEN_KEY } from './queries.ts';

const CRUMBS = [{ label: SHELL.gruppen.system }];

/** Every mail the portal sends by itself. */
export function MailvorlagenPage() {
	const query = useQuery(mailvorlagenQuery);
	usePageHead({ title: MAILVORLAGEN.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={MAILVORLAGEN.titel} />
			<p className={css.einleitung}>{MAILVORLAGEN.text}</p>
			<Geladen query={query} lines={12}>
				{(vorlagen) => (
					<table className={css.tabelle}>
						<thead>
							<tr>
								<th scope="col">{MAILVORLAGEN.spalte.bezeichnung}</th>
								<th scope="col">{MAILVORLAGEN.spalte.an}</th>
								<th scope="col">{MAILVORLAGEN.spalte.betreff}</th>
								<th scope="col">{MAILVORLAGEN.spalte.text}</th>
								<th scope="col">{MAILVORLAGEN.spalte.versand}</th>
							</tr>
						</thead>
						<tbody>
							{vorlagen.map((vorlage) => (
								<Zeile key={vorlage.id} vorlage={vorlage} />
							))}
						</tbody>
					</table>
				)}
			</Geladen>
		</Page>
	);
}

function Zeile({ vorlage }: { vorlage: Mailvorlage }) {
	const { id, bezeichnung, an, wartetAuf, betreff, isStandard } = vorlage;
	return (
		<tr>
			<th scope="row">
				<Link to="/admin/system/mails/$id" params={{ id }}>
					{bezeichnung}
				</Link>
				{wartetAuf && <p className={css.neben}>{MAILVORLAGEN.wartetAuf[wartetAuf]}</p>}
			</th>
			<td>{an.map((kreis) => MAILVORLAGEN.kreis[kreis]).join(', ')}</td>
			<td>{lesbar(betreff)}</td>
			<td className={css.neben}>{isStandard ? MAILVORLAGEN.mitgeliefert : MAILVORLAGEN.eigener}</td>
			<td>{vorlage.isAbschaltbar ? <Schalter vorlage={vorlage} /> : MAILVORLAGEN.immer}</td>
		</tr>
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
