import { useParams } from 'react-router-dom';
import { TemplateDetails } from '../features/template/template-details';

/** /template/:id */
export function TemplatePage() {
  const { id = '' } = useParams();
  return <TemplateDetails key={id} id={id} />;
}
